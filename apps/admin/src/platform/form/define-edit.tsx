import { useQuery } from '@tanstack/react-query'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { Api, CallQuery } from '../api.ts'
import { useSession } from '../session.ts'
import { useFeedback } from '../use-feedback.ts'

interface FormProps<One> {
  of: One | undefined
  onClose: () => void
}

/** Opens the form of one once it is read whole; without an id, that of a new one. */
export function defineEdit<One>(
  read: (api: Api, id: number) => CallQuery<One>,
  Form: ComponentType<FormProps<One>>,
): (props: { id?: number; onClose: () => void }) => ReactNode {
  return function Edit({ id, onClose }) {
    const { api } = useSession()
    const feedback = useFeedback()
    const { data, error } = useQuery({
      ...read(api, id ?? 0),
      enabled: id !== undefined,
      // What is edited is what was read: a newer one is a conflict, told when it is saved.
      staleTime: Infinity,
      gcTime: 0,
    })
    useEffect(() => {
      if (!error) return
      feedback.failed(error)
      onClose()
    }, [error, feedback, onClose])
    if (id !== undefined && !data) return null
    return <Form of={data} onClose={onClose} />
  }
}
