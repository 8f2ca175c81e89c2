import type { Address } from '@mallard/contract/people/address/address.calls'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button, IconButton } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { confirm } from '@mallard/ui/dialog'
import { Empty } from '@mallard/ui/empty'
import { EditIcon, PlusIcon, TrashIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Region } from '#entities/address/region.tsx'
import { addressTexts } from './address.texts.ts'
import { flowOf, useAddresses, type ForFlow } from './use-addresses.ts'
import styles from './address.module.css'

export default defineScreen('addressList', {
  query: ['flowId', 'cartId'],
  queries: ({ api }) => ({ addresses: api.address.list.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: ({ query }) => (
    <>
      <Bar isChoosing={flowOf(query) !== undefined} />
      <div className={styles.page} role="status" aria-label={addressTexts().loading}>
        {[0, 1, 2].map((card) => (
          <Card key={card}>
            <SkeletonText lines={2} />
          </Card>
        ))}
      </div>
    </>
  ),
  Screen: ({ data: { addresses }, params: { sourcePage }, query }) => (
    <Addresses addresses={addresses} flow={sourcePage === 'checkout' ? flowOf(query) : undefined} />
  ),
})

function Bar({ isChoosing }: { isChoosing: boolean }) {
  const texts = addressTexts()
  return (
    <NavBar title={isChoosing ? texts.chooseTitle : texts.listTitle} onBack={useNavigate().back} />
  )
}

function Addresses({
  addresses,
  flow,
}: {
  addresses: readonly Address[]
  flow: ForFlow | undefined
}) {
  const texts = addressTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { sendTo, remove } = useAddresses()
  const [isBusy, setBusy] = useState(false)
  const editHref = (id?: number) => href('addressEdit', { partnerId, storeId }, { id, ...flow })

  async function choose(id: number) {
    if (!flow || isBusy) return
    setBusy(true)
    try {
      await sendTo(id, flow)
      navigate.back()
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }

  async function drop({ id, name, phone }: Address) {
    if (
      !(await confirm({
        title: texts.deleteAsk,
        text: `${name} ${phone}`,
        ok: texts.delete,
        cancel: texts.cancel,
        danger: true,
      }))
    )
      return
    try {
      await remove(id)
      toast(texts.deleted)
    } catch {
      // The shell has told the shopper why.
    }
  }

  return (
    <>
      <Bar isChoosing={flow !== undefined} />
      <div className={styles.page} aria-busy={isBusy}>
        {addresses.length === 0 && <Empty art="place" title={texts.empty} note={texts.emptyNote} />}
        {addresses.map((address) => (
          <Card key={address.id} as="article" inset={false}>
            <div className={styles.row}>
              {flow ? (
                <button
                  type="button"
                  className={styles.choose}
                  onClick={() => void choose(address.id)}
                  aria-label={texts.choose(`${address.name} ${address.detail}`)}
                >
                  <Words address={address} />
                </button>
              ) : (
                <Link to={editHref(address.id)} className={styles.choose}>
                  <Words address={address} />
                </Link>
              )}
              <span className={styles.tools}>
                {flow && (
                  <IconButton
                    icon={<EditIcon size={20} />}
                    label={texts.editOf(address.name)}
                    onClick={() => navigate(editHref(address.id), { replace: true })}
                  />
                )}
                {!flow && (
                  <IconButton
                    icon={<EditIcon size={20} />}
                    label={texts.editOf(address.name)}
                    href={editHref(address.id)}
                  />
                )}
                <IconButton
                  icon={<TrashIcon size={20} />}
                  label={texts.deleteOf(address.name)}
                  onClick={() => void drop(address)}
                />
              </span>
            </div>
          </Card>
        ))}
      </div>
      <ActionBar>
        {/* From a checkout the form takes this page's place: saving leads back to the checkout at once. */}
        <Button
          kind="primary"
          size="lg"
          block
          icon={<PlusIcon size={18} />}
          onClick={() => navigate(editHref(), { replace: flow !== undefined })}
        >
          {texts.add}
        </Button>
      </ActionBar>
    </>
  )
}

function Words({ address }: { address: Address }) {
  const texts = addressTexts()
  return (
    <>
      <span className={styles.who}>
        {address.name} <span className="tnum">{address.phone}</span>
        {address.isDefault && <Tag>{texts.default}</Tag>}
      </span>
      <span className={styles.where}>
        <Region of={address} /> {address.detail}
      </span>
    </>
  )
}
