import type { Addresses as Answer } from '@mallard/contract/insight/operations/operations-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { addressTexts } from './addresses.texts.ts'
import styles from './operations.module.css'

const uses = ['web', 'mini', 'smartApp', 'mallApp'] as const

/**
 * Where the shop is reached, and which apps around it know it: to read, for what the server was
 * started with.
 */
export function Addresses() {
  const { api } = useSession()
  const read = useQuery(api.operationsAdmin.addresses.query())
  return (
    <Loaded answer={read} rows={8}>
      {(answer) => (
        <div className={styles.page}>
          <Domains answer={answer} />
          <Apps answer={answer} />
        </div>
      )}
    </Loaded>
  )
}

function Domains({ answer: { publicUrl, stores, proofs } }: { answer: Answer }) {
  const texts = addressTexts.use()
  const columns: ListColumn<Answer['stores'][number]>[] = [
    {
      title: texts.store,
      key: 'store',
      width: 320,
      render: (_, { name, partnerId, storeId }) => `${name} · ${partnerId}-${storeId}`,
    },
    {
      title: texts.own,
      key: 'own',
      render: (_, { domains }) =>
        domains.length === 0 ? (
          <span className="soft">{texts.shared}</span>
        ) : (
          domains.map((domain) => <div key={domain}>{domain}</div>)
        ),
    },
  ]
  return (
    <Panel title={texts.domains}>
      <p className="soft" style={{ marginBottom: 14 }}>
        {texts.domainsHint}
      </p>
      <Facts
        facts={[
          [texts.publicUrl, publicUrl],
          [texts.proofs, proofs.length > 0 ? proofs.join(', ') : texts.noProofs],
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <AllRows
          rowKey={({ partnerId, storeId }) => `${partnerId}-${storeId}`}
          columns={columns}
          rows={stores}
          width={640}
        />
      </div>
    </Panel>
  )
}

function Apps({ answer: { weixinApps, apple, wecom } }: { answer: Answer }) {
  const texts = addressTexts.use()
  const state = (isOn: boolean) => (
    <Pill tone={isOn ? 'good' : 'plain'}>{isOn ? texts.on : texts.off}</Pill>
  )
  return (
    <Panel title={texts.apps}>
      <p className="soft" style={{ marginBottom: 14 }}>
        {texts.appsHint}
      </p>
      <Facts
        facts={[
          ...uses.map((use) => {
            const appId = weixinApps.find((app) => app.use === use)?.appId
            const shown = (
              <>
                {state(appId !== undefined)} {appId && <span className="mono">{appId}</span>}
              </>
            )
            return [texts[use], shown] as const
          }),
          [texts.appleWeb, state(apple.web)],
          [texts.appleApp, state(apple.app)],
          [texts.wecom, state(wecom)],
        ]}
      />
    </Panel>
  )
}
