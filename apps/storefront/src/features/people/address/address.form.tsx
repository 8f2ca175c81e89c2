import { isPostCode } from '@mallard/contract/people/address/area'
import type { Address } from '@mallard/contract/people/address/address.calls'
import { plainPostCode } from '@mallard/kernel'
import { ActionBar } from '@mallard/ui/action-bar'
import { AreaPicker, preloadAreaPicker, type AreaData } from '@mallard/ui/area-picker'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Field, rulesOf, TextArea, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Switch } from '@mallard/ui/switch'
import { useEffect, useState } from 'react'
import { phoneRules } from '#entities/address/phone-rules.ts'
import { regionText } from '#entities/address/place-text.ts'
import { AddressPaste } from './address-paste.tsx'
import { addressTexts } from './address.texts.ts'
import { choiceText, codesOf, englishText, loadKitAreas } from '#entities/address/kit-areas.ts'
import type { PastedAddress } from './pasted-address.ts'
import type { AddressInput } from './use-addresses.ts'

const blank = {
  name: '',
  phone: '',
  provinceCode: '',
  cityCode: '',
  countyCode: '',
  area: '',
  detail: '',
  postCode: '',
}

type Values = typeof blank

function valuesOf(address: Address | undefined): Values {
  if (!address) return blank
  const { name, phone, provinceCode, cityCode, countyCode, detail, postCode } = address
  return {
    name,
    phone,
    provinceCode,
    cityCode,
    countyCode,
    area: regionText(address),
    detail,
    postCode,
  }
}

/** The areas in English for who reads it: a stored address comes with its Chinese names alone. */
function useEnglishAreas(): AreaData | undefined {
  const locale = useLocale()
  const [areas, setAreas] = useState<AreaData>()
  useEffect(() => {
    // Where they do not come the Chinese names stay, and the picker asks again.
    if (locale === 'en') loadKitAreas(locale).then(setAreas, () => undefined)
  }, [locale])
  return areas
}

export interface AddressFormProps {
  address: Address | undefined
  /** The first address is the default one by nature. */
  isFirst: boolean
  saveText: string
  onSave: (input: AddressInput) => Promise<void>
}

export function AddressForm({ address, isFirst, saveText, onSave }: AddressFormProps) {
  const texts = addressTexts()
  const locale = useLocale()
  const rules = rulesOf(locale)
  useEffect(() => void preloadAreaPicker(), [])
  const english = useEnglishAreas()
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst)
  const [isPicking, setPicking] = useState(false)

  const form = useForm<Values>({
    initial: valuesOf(address),
    rules: {
      name: rules.name,
      phone: phoneRules(locale),
      area: rules.area,
      detail: rules.address,
      postCode: rules.postcode.map(({ message }) => ({
        message,
        validator: (value: string, values: Values) => isPostCode(plainPostCode(value), values),
      })),
    },
    onSubmit: async ({ area: _area, ...values }) => {
      try {
        await onSave({ ...values, ...(address && { id: address.id }), isDefault })
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })

  function fill({ name, phone, area, detail }: PastedAddress) {
    if (name) form.set('name', name)
    if (phone) form.set('phone', phone)
    if (detail) form.set('detail', detail)
    if (!area) return
    form.set('provinceCode', area.provinceCode)
    form.set('cityCode', area.cityCode)
    form.set('countyCode', area.countyCode)
    form.set('area', area.text)
    // What is a phone depends on the place: one that was refused may be right now.
    form.set('phone', phone ?? form.values.phone)
  }

  return (
    <form {...form.props}>
      <CellList>
        <AddressPaste onFound={fill} />
      </CellList>
      <CellList>
        <Field
          label={texts.name}
          {...form.field('name')}
          maxLength={25}
          placeholder={texts.namePlaceholder}
          autoComplete="name"
          enterKeyHint="next"
          clearable
        />
        <Field
          label={texts.phone}
          {...form.field('phone')}
          type="tel"
          maxLength={20}
          placeholder={texts.phonePlaceholder}
          autoComplete="tel"
          enterKeyHint="next"
        />
        <Field
          label={texts.area}
          {...form.field('area')}
          value={
            english && form.values.countyCode ? englishText(english, form.values) : form.values.area
          }
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
        <Field
          label={texts.postCode}
          {...form.field('postCode')}
          maxLength={12}
          placeholder={texts.postCodePlaceholder}
          autoComplete="postal-code"
        />
      </CellList>
      <CellList>
        <Cell
          title={texts.setDefault}
          note={texts.setDefaultNote}
          trailing={
            <Switch
              checked={isDefault}
              onChange={setDefault}
              label={texts.setDefault}
              disabled={isFirst || (address?.isDefault ?? false)}
            />
          }
        />
      </CellList>
      <ActionBar>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {saveText}
        </Button>
      </ActionBar>
      <AreaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        value={form.values.countyCode || undefined}
        areas={() => loadKitAreas(locale)}
        onConfirm={(choice) => {
          setPicking(false)
          const { provinceCode, cityCode, countyCode } = codesOf(choice)
          fill({ area: { provinceCode, cityCode, countyCode, text: choiceText(choice) } })
        }}
      />
    </form>
  )
}
