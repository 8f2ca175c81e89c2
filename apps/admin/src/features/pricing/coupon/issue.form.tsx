import type { AdminCoupon } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { Alert, Input, Modal, Segmented, Select } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useTyped } from '#platform/parts/use-typed.ts'
import { useLevels } from '#platform/pick/use-pick.ts'
import { glossaryTexts, useLocale } from '#platform/texts.ts'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

/** Phones that one call takes. */
const maxPhones = 200

/** Gives a coupon to members by their phones or levels, and says who could not have it. */
export function IssueForm({
  of: { id, coupon },
  onClose,
}: {
  of: AdminCoupon
  onClose: () => void
}) {
  const texts = couponTexts.use()
  const { cancel } = glossaryTexts.use()
  const locale = useLocale()
  const [way, setWay] = useState<'phones' | 'levels'>('phones')
  const [text, setText] = useState('')
  const [levels, setLevels] = useState<string[]>([])
  // The number of the request stays until another list is given: sending it twice gives once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const { data: known = [] } = useLevels()
  const { issuing } = useCouponActs()
  const phones = text.split(/[\s,，]+/).filter(Boolean)
  const isReady =
    way === 'phones' ? phones.length > 0 && phones.length <= maxPhones : levels.length > 0
  const { onTyped, onSaved, onClose: leave } = useTyped(onClose)

  function startAgain(): void {
    onTyped()
    setRequestId(crypto.randomUUID())
  }
  return (
    <Modal
      open
      title={`${texts.issue} · ${coupon.name}`}
      okText={texts.issueOk}
      cancelText={cancel}
      okButtonProps={{ disabled: !isReady, loading: issuing.isPending }}
      onOk={() =>
        issuing.mutate(
          { id, requestId, ...(way === 'phones' ? { phones } : { levels }) },
          { onSuccess: onSaved },
        )
      }
      mask={{ closable: false }}
      onCancel={leave}
    >
      <Segmented
        aria-label={texts.issue}
        value={way}
        onChange={setWay}
        options={[
          { value: 'phones', label: texts.toPhones },
          { value: 'levels', label: texts.toLevels },
        ]}
        style={{ marginBottom: 16 }}
      />
      {issuing.error && (
        <Alert
          type="error"
          title={failureText(issuing.error, locale)}
          style={{ marginBottom: 12 }}
        />
      )}
      {issuing.data && (
        <Alert
          type={issuing.data.failed.length + issuing.data.left > 0 ? 'warning' : 'success'}
          title={issuing.data.waits ? texts.issueWaits : texts.issued(issuing.data.given)}
          description={
            <>
              {issuing.data.left > 0 && texts.leftOut(issuing.data.left)}
              {issuing.data.failed.length > 0 && (
                <>
                  {texts.failed(issuing.data.failed.length)}
                  <ul>
                    {issuing.data.failed.map(({ phone, message }) => (
                      <li key={phone}>
                        {phone} · {message}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {way === 'phones' ? (
        <Input.TextArea
          aria-label={texts.issueHint}
          placeholder={texts.issueHint}
          rows={6}
          value={text}
          status={phones.length > maxPhones ? 'error' : ''}
          onChange={(event) => {
            setText(event.target.value)
            startAgain()
          }}
        />
      ) : (
        <Select
          mode="multiple"
          aria-label={texts.chooseLevels}
          placeholder={texts.chooseLevels}
          value={levels}
          onChange={(codes: string[]) => {
            setLevels(codes)
            startAgain()
          }}
          options={known.map(({ code, name }) => ({ value: code, label: name }))}
          style={{ width: '100%' }}
        />
      )}
      {phones.length > maxPhones && <p role="status">{texts.tooMany}</p>}
    </Modal>
  )
}
