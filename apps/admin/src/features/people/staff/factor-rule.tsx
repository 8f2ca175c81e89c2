import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { FactorRuleForm } from './factor-rule.form.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'
import { useRoles } from './use-roles.ts'

/** Of whom a second factor is asked, as the owner says. */
export function FactorRule() {
  const texts = secondFactorTexts.use()
  const locale = useLocale()
  const { api } = useSession()
  const { nameOf } = useRoles()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(api.secondFactor.team.query())
  if (!data) return null
  const names = data.roles.map((role) => nameOf(role)).join(locale === 'en' ? ', ' : '、')
  const said = data.everybody
    ? texts.ruleEverybody
    : names
      ? texts.ruleRoles(names)
      : texts.ruleNobody
  return (
    <Panel
      title={texts.ruleTitle}
      extra={
        data.canSave && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      {said} <span className="soft">{texts.ruleHeld(data.holders.length)}</span>
      {isOpen && <FactorRuleForm of={data} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
