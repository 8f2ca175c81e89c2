import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { SynonymsForm } from './synonyms.form.tsx'
import { synonymTexts } from './synonyms.texts.ts'

/** Opens the synonyms of the partner. */
export function SynonymsButton() {
  const texts = synonymTexts.use()
  const feedback = useFeedback()
  const [isOpen, setOpen] = useState(false)
  const { api } = useSession()
  const { data, error, isFetching } = useQuery({
    ...api.searchAdmin.synonyms.query(),
    enabled: isOpen,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const close = () => setOpen(false)

  useEffect(() => {
    if (!error) return
    feedback.failed(error)
    setOpen(false)
  }, [error, feedback])

  return (
    <>
      <Button onClick={() => setOpen(true)} loading={isFetching}>
        {texts.title}
      </Button>
      {isOpen && data && !isFetching && <SynonymsForm of={data} onClose={close} />}
    </>
  )
}
