import type { LotteryWin } from '@mallard/contract/activities/lottery/lottery.fields'
import { AreaPicker } from '@mallard/ui/area-picker'
import { Button } from '@mallard/ui/button'
import { Field, rulesOf, TextArea, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { choiceText, codesOf, loadKitAreas } from '#entities/address/kit-areas.ts'
import { phoneRules } from '#entities/address/phone-rules.ts'
import { regionText } from '#entities/address/place-text.ts'
import styles from './lottery.module.css'
import { winTexts } from './win.texts.ts'

interface WinAddressSheetProps {
  open: boolean
  win: LotteryWin
  onClose: () => void
}

/** Where a prize goes: one of the shopper's addresses, or another one. */
export default function WinAddressSheet({ open, win, onClose }: WinAddressSheetProps) {
  const texts = winTexts()
  const api = useApi()
  const client = useQueryClient()
  const { data: addresses } = useQuery({ ...api.address.list.query(), enabled: open })
  const [wantsTyped, setTyped] = useState(false)
  const isTyped = wantsTyped || addresses?.length === 0

  async function send(work: () => Promise<LotteryWin>): Promise<void> {
    try {
      await work()
      toast(texts.saved, { tone: 'good' })
      onClose()
    } catch {
      // The shell has told the shopper why; what was typed stays.
    }
    await client.invalidateQueries({ queryKey: api.member.lotteryList.key })
  }

  const { lotteryItemId } = win
  return (
    <Sheet open={open} onClose={onClose} title={texts.choose}>
      <div className={styles.addresses}>
        {!addresses && <SkeletonRows count={2} />}
        {isTyped ? (
          <TypedAddress
            onSave={(typed) => send(() => api.lottery.saveAddress({ ...typed, lotteryItemId }))}
          />
        ) : (
          addresses?.map((address) => (
            <button
              key={address.id}
              type="button"
              className={styles.address}
              onClick={() =>
                void send(() => api.lottery.setAddress({ lotteryItemId, addressId: address.id }))
              }
            >
              <b>
                {address.name} {address.phone}
              </b>
              {regionText(address)} {address.detail}
            </button>
          ))
        )}
        {addresses && addresses.length > 0 && (
          <Button kind="plain" block onClick={() => setTyped(!wantsTyped)}>
            {isTyped ? texts.known : texts.typed}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const blank = {
  name: '',
  phone: '',
  provinceCode: '',
  cityCode: '',
  countyCode: '',
  area: '',
  detail: '',
}

function TypedAddress({
  onSave,
}: {
  onSave: (typed: Omit<typeof blank, 'area'>) => Promise<void>
}) {
  const texts = winTexts()
  const locale = useLocale()
  const rules = rulesOf(locale)
  const [isPicking, setPicking] = useState(false)
  const form = useForm({
    initial: blank,
    rules: { name: rules.name, phone: phoneRules(locale), area: rules.area, detail: rules.address },
    onSubmit: ({ area: _area, ...typed }) => onSave(typed),
  })
  return (
    <form {...form.props}>
      <Field label={texts.name} {...form.field('name')} maxLength={25} autoComplete="name" />
      <Field
        label={texts.phone}
        {...form.field('phone')}
        type="tel"
        maxLength={20}
        autoComplete="tel"
      />
      <Field
        label={texts.area}
        {...form.field('area')}
        placeholder={texts.areaPlaceholder}
        onPress={() => setPicking(true)}
      />
      <TextArea
        label={texts.detail}
        {...form.field('detail')}
        layout="row"
        rows={2}
        maxLength={200}
        placeholder={texts.detailPlaceholder}
      />
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.save}
      </Button>
      <AreaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        value={form.values.countyCode || undefined}
        areas={() => loadKitAreas(locale)}
        onConfirm={(choice) => {
          setPicking(false)
          const codes = codesOf(choice)
          form.set('provinceCode', codes.provinceCode)
          form.set('cityCode', codes.cityCode)
          form.set('countyCode', codes.countyCode)
          form.set('area', choiceText(choice))
        }}
      />
    </form>
  )
}
