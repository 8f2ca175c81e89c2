import { Card } from '@mallard/ui/card'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { AddressForm } from './address.form.tsx'
import { addressTexts } from './address.texts.ts'
import { flowOf, useAddresses, type AddressInput } from './use-addresses.ts'
import styles from './address.module.css'

export default defineScreen('addressEdit', {
  query: ['id', 'flowId', 'cartId'],
  queries: ({ api }) => ({ addresses: api.address.list.query() }),
  head: (page, _data) => ({
    title: page.query.id
      ? addressTexts.of(page.locale).editTitle
      : addressTexts.of(page.locale).newTitle,
    noIndex: true,
  }),
  Skeleton: ({ query }) => (
    <>
      <Bar isNew={!query.id} />
      <div className={styles.page} role="status" aria-label={addressTexts().loading}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { addresses }, query }) => {
    const texts = addressTexts()
    const navigate = useNavigate()
    const { save } = useAddresses()
    const address = addresses.find(({ id }) => String(id) === query.id)
    const flow = flowOf(query)

    async function keep(input: AddressInput) {
      await save(input, flow)
      toast(texts.saved, { tone: 'good' })
      navigate.back()
    }

    return (
      <>
        <Bar isNew={!address} />
        <div className={styles.form}>
          <AddressForm
            key={address?.id ?? 0}
            address={address}
            isFirst={addresses.length === 0}
            saveText={flow ? texts.saveAndUse : texts.save}
            onSave={keep}
          />
        </div>
      </>
    )
  },
})

function Bar({ isNew }: { isNew: boolean }) {
  const texts = addressTexts()
  return <NavBar title={isNew ? texts.newTitle : texts.editTitle} onBack={useNavigate().back} />
}
