import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { FxInit } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Checkbox } from '@mallard/ui/checkbox'
import { Empty } from '@mallard/ui/empty'
import { Field, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { homeHref } from '#platform/login.ts'
import { momentText } from '#platform/moment-text.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { CodeField, useCodeRules } from '#platform/phone-code/code-field.tsx'
import { applyTexts } from './apply.texts.ts'
import styles from './fx.module.css'
import { useFxChanged } from './use-fx.ts'

/** Where an application stands, and the form for a new one. */
export function ApplyBody({ init }: { init: FxInit }) {
  const texts = applyTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const { status, isOpen, note, againAt, phone } = init
  if (status === promoterStatus.applying)
    return <Empty art="order" title={texts.waiting} note={texts.waitingNote} action={<ToShop />} />
  if (status === promoterStatus.active || status === promoterStatus.disabled) {
    const isActive = status === promoterStatus.active
    return (
      <Empty
        title={isActive ? texts.active : texts.stopped}
        note={isActive ? '' : note}
        action={
          <Button kind="primary" href={href('fxCenter', store)}>
            {texts.toCenter}
          </Button>
        }
      />
    )
  }
  if (againAt !== null)
    return (
      <Empty
        title={texts.rejected}
        note={`${note} ${texts.againAt(momentText(againAt, locale))}`.trim()}
        action={<ToShop />}
      />
    )
  if (!isOpen) return <Empty title={texts.closed} note={texts.closedNote} action={<ToShop />} />
  if (phone === '')
    return (
      <Empty
        title={texts.noPhone}
        action={
          <Button kind="primary" href={href('settingAccountSecurity', store)}>
            {texts.toBind}
          </Button>
        }
      />
    )
  return (
    <div className={styles.page}>
      <Card title={texts.lead}>
        <div className={styles.how}>
          <p>{init.earns ? texts.how1(init.rateBp / 100) : texts.notEarning}</p>
          <p>{texts.how2}</p>
          <p>{texts.how3}</p>
        </div>
      </Card>
      {status === promoterStatus.rejected && note && <Notice tone="warn">{note}</Notice>}
      <ApplyForm init={init} />
    </div>
  )
}

/** From where nothing more can be done here. */
function ToShop() {
  return <Button href={homeHref(usePage().scope)}>{applyTexts().toShop}</Button>
}

function ApplyForm({ init: { phone, agreement } }: { init: FxInit }) {
  const texts = applyTexts()
  const api = useApi()
  const changed = useFxChanged()
  const { partnerId, storeId } = usePage().scope
  const codeRules = useCodeRules()
  const [agreed, setAgreed] = useState(false)
  const form = useForm({
    initial: { realName: '', code: '', idTail: '' },
    rules: {
      realName: [{ required: true, message: texts.nameNeeded }],
      code: codeRules,
      idTail: [{ pattern: /^(\d{3}[\dXx])?$/, message: texts.idTailWrong }],
    },
    onSubmit: async (values) => {
      if (!agreed) return toast(texts.agreeFirst)
      try {
        await api.fx.register({ ...values, phone, agreed })
        toast(texts.sent, { tone: 'good' })
        await changed()
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })
  return (
    <Card>
      <form {...form.props} className={styles.form}>
        <Field
          layout="stack"
          label={texts.name}
          {...form.field('realName')}
          required={false}
          maxLength={20}
          placeholder={texts.namePlaceholder}
          autoComplete="name"
        />
        <Field
          layout="stack"
          label={texts.idTail}
          {...form.field('idTail')}
          maxLength={4}
          placeholder={texts.idTailPlaceholder}
          autoComplete="off"
        />
        <CodeField
          label={texts.code}
          {...form.field('code')}
          help={`${phone.slice(0, 3)}****${phone.slice(-4)}`}
          purpose="fx"
          isOnly
          ask={(answer) => api.identity.sendPhoneCode({ phone, scene: 'fx', ...answer })}
        />
        <p className={styles.agree}>
          <Checkbox checked={agreed} onChange={setAgreed}>
            {texts.agree}
          </Checkbox>
          <Link
            className={styles.terms}
            to={href('legalAgreement', { partnerId, storeId, code: agreement })}
          >
            {texts.terms}
          </Link>
        </p>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  )
}
