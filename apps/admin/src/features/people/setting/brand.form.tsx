import { brandAdmin } from '@mallard/contract/admin-limits.gen'
import type { BrandSetup } from '@mallard/contract/people/setting/brand-admin.calls'
import { brandContrast, groundNames, readable } from '@mallard/contract/shop/store/brand-look'
import { logoFault, longestLogo, plainLogo } from '@mallard/contract/shop/store/svg-logo'
import { Button, ColorPicker, Form, type FormInstance, Radio, Upload } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { useLimit } from '#platform/form/form-context.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { AppMarkFields } from './app-mark-fields.tsx'
import { type BrandLook, BrandPhone } from './brand-phone.tsx'
import styles from './brand.module.css'
import { brandTexts } from './brand.texts.ts'
import { LogoPictureField } from './logo-picture-field.tsx'
import setting from './setting.module.css'
import { ShareCardFields } from './share-card-fields.tsx'

type Words = ReturnType<typeof brandTexts.use>

/** What is said of a file that is no logo. */
const logoFaults = {
  noSvg: 'logoNoSvg',
  acts: 'logoActs',
  noViewBox: 'logoNoViewBox',
  tooLong: 'logoTooLong',
} as const
const cornerNames = { round: 'cornersRound', square: 'cornersSquare' } as const
const titleNames = { plain: 'titlesPlain', heavy: 'titlesHeavy' } as const
const cardNames = { panel: 'cardsPanel', tall: 'cardsTall' } as const
const heroNames = { inset: 'heroInset', full: 'heroFull' } as const
const groundTexts = {
  warm: 'groundWarm',
  mist: 'groundMist',
  snow: 'groundSnow',
  own: 'groundOwn',
} as const

/** Changes what the brand is called, and how its shop looks. */
export const BrandForm = defineForm({
  texts: brandTexts,
  shape: 'drawer',
  width: 820,
  limits: brandAdmin.save,
  initial: ({ version: _version, ...brand }: BrandSetup): BrandLook => brand,
  inputOf: (brand, { version }) => ({ ...brand, version }),
  send: (api, input) => api.brandAdmin.save(input),
  changes: (api) => [api.brandAdmin.read, api.storeAdmin.list],
  draft: () => 'brand',
  title: ({ texts }) => texts.change,
  ok: ({ texts }) => texts.save,
  fields: ({ texts, form, of }) => (
    <div className={styles.form}>
      <div>
        <div className={setting.pair}>
          <TextField name="name" label={texts.name} isFirst />
          <TextField name="nameEn" label={texts.nameEn} hint={texts.english} />
        </div>
        <SwitchField name="hasEnglish" label={texts.hasEnglish} hint={texts.hasEnglishHint} />
        <LogoField texts={texts} />
        <LogoPictureField />
        <h3 className={setting.part}>{texts.colours}</h3>
        <div className={setting.pair}>
          <ColourField texts={texts} name="themeColor" tone="light" />
          <ColourField texts={texts} name="themeColorDark" tone="dark" />
        </div>
        <h3 className={setting.part}>{texts.look}</h3>
        <ChoiceField
          name="ground"
          label={texts.ground}
          names={groundTexts}
          options={of.ground === 'own' ? ['own', ...groundNames] : groundNames}
        />
        <div className={setting.pair}>
          <ChoiceField name="corners" label={texts.corners} names={cornerNames} />
          <ChoiceField name="titles" label={texts.titles} names={titleNames} />
          <ChoiceField name="cards" label={texts.cards} names={cardNames} />
          <ChoiceField name="hero" label={texts.hero} names={heroNames} />
        </div>
        <ShareCardFields />
        <AppMarkFields />
      </div>
      <Phones form={form} of={of} />
    </div>
  ),
  done: ({ texts }) => texts.saved,
})

/** Both tones of what is typed just now. */
function Phones({ form, of }: { form: FormInstance<BrandLook>; of: BrandSetup }) {
  const typed: Partial<BrandLook> = Form.useWatch([], form) ?? {}
  const brand = { ...of, ...typed }
  return (
    <div className={styles.phones}>
      <BrandPhone brand={brand} tone="light" />
      <BrandPhone brand={brand} tone="dark" />
    </div>
  )
}

function LogoField({ texts }: { texts: Words }) {
  const { most = longestLogo } = useLimit('logo', 'logo')
  return (
    <Form.Item
      name="logo"
      label={texts.logo}
      extra={texts.logoHint}
      rules={[
        {
          validator: async (_rule, text: string) => {
            const fault = text.length > most ? 'tooLong' : logoFault(text)
            if (fault) throw new Error(texts[logoFaults[fault]])
          },
        },
      ]}
    >
      <LogoInput texts={texts} />
    </Form.Item>
  )
}

/** The form gives what is chosen, and hears of another. */
function LogoInput({
  texts,
  value = '',
  onChange,
}: {
  texts: Words
  value?: string
  onChange?: (text: string) => void
}) {
  return (
    <div className={styles.pick}>
      <img
        className={styles.mark}
        src={`data:image/svg+xml,${encodeURIComponent(value)}`}
        alt={texts.logo}
      />
      <Upload
        accept=".svg,image/svg+xml"
        showUploadList={false}
        beforeUpload={async (file) => {
          onChange?.(plainLogo(await file.text()))
          return Upload.LIST_IGNORE
        }}
      >
        <Button icon={<Icon name="media" size={16} />}>{texts.pickLogo}</Button>
      </Upload>
    </div>
  )
}

function ColourField({
  texts,
  name,
  tone,
}: {
  texts: Words
  name: 'themeColor' | 'themeColorDark'
  tone: 'light' | 'dark'
}) {
  useLimit(name, name)
  const colour: string | undefined = Form.useWatch(name)
  const ratio = colour === undefined ? undefined : brandContrast(colour, tone)
  return (
    <Form.Item
      name={name}
      label={texts[name]}
      getValueFromEvent={(picked: { toHexString: () => string }) =>
        picked.toHexString().slice(0, 7)
      }
      extra={
        ratio !== undefined && (
          <span className={styles.ratio} data-low={ratio < readable}>
            {texts.contrast((Math.floor(ratio * 10) / 10).toFixed(1))}
          </span>
        )
      }
      rules={[
        {
          validator: async (_rule, picked: string) => {
            if (brandContrast(picked, tone) < readable) throw new Error(texts.wrongContrast)
          },
        },
      ]}
    >
      <ColorPicker disabledAlpha showText />
    </Form.Item>
  )
}

/** One of a few ways to look. */
function ChoiceField<Value extends string>({
  name,
  label,
  names,
  options = Object.keys(names) as Value[],
}: {
  name: string
  label: string
  names: Readonly<Record<Value, keyof Words>>
  options?: readonly Value[]
}) {
  const texts = brandTexts.use()
  useLimit(name, name)
  return (
    <Form.Item name={name} label={label}>
      <Radio.Group
        optionType="button"
        options={options.map((value) => ({ value, label: String(texts[names[value]]) }))}
      />
    </Form.Item>
  )
}
