import type { ParcelLabel } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { labelTexts } from './label.texts.ts'
import styles from './print.module.css'

/** Labels as they leave a label printer: one on a sheet of 100 × 150 mm. */
export const LabelSheets = ({ labels }: { labels: readonly ParcelLabel[] }) =>
  labels.map((label) => <LabelSheet key={label.id} label={label} />)

function LabelSheet({ label: { id, orderSn: sn, deliverySn } }: { label: ParcelLabel }) {
  const texts = labelTexts.use()
  const { api } = useSession()
  const { data, isError } = useQuery({
    queryKey: [...api.parcelLabelAdmin.key, 'picture', id],
    queryFn: () => api.parcelLabelAdmin.picture({ sn, id }),
    staleTime: Infinity,
  })
  return (
    <section className={styles.label} aria-label={texts.label(deliverySn)}>
      {data && (
        <img src={`data:${data.type};base64,${data.base64}`} alt={texts.label(deliverySn)} />
      )}
      {isError && <p className={styles.nothing}>{texts.noPicture(deliverySn)}</p>}
    </section>
  )
}
