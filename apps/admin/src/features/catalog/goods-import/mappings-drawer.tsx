import { importMapping as limits } from '@mallard/contract/admin-limits.gen'
import type { KeptMapping } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './mapping.module.css'
import { mappingTexts } from './mapping.texts.ts'
import { useRemoveMapping } from './use-mapping.ts'

const RenameForm = defineForm({
  texts: mappingTexts,
  limits: limits.rename,
  initial: ({ name }: KeptMapping) => ({ name }),
  inputOf: ({ name }, { id, version }) => ({ id, name, version }),
  send: (api, input) => api.importMapping.rename(input),
  changes: (api) => [api.goodsImport, api.importMapping, api.importAfter],
  title: ({ texts }) => texts.rename,
  ok: ({ texts }) => texts.rename,
  fields: ({ texts }) => <TextField name="name" label={texts.name} isFirst />,
  done: ({ texts }) => texts.renamed,
})

/** Mappings that were kept: what they are called, and the end of them. */
export function MappingsDrawer({ onClose }: { onClose: () => void }) {
  const texts = mappingTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const answer = useQuery({ ...api.importMapping.list.query(), staleTime: 0 })
  const removing = useRemoveMapping(texts.removed)
  const [renamed, setRenamed] = useState<KeptMapping>()

  async function remove({ id, name }: KeptMapping): Promise<void> {
    const question = { title: texts.removeAsk(name), text: texts.removeHint, ok: texts.delete }
    if (await feedback.ask({ ...question, isDangerous: true })) removing.mutate(id)
  }

  return (
    <Drawer open size={520} title={texts.kept} onClose={onClose}>
      <p className="soft">{texts.keptHint}</p>
      <Loaded answer={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <Blank title={texts.noKept} text={texts.noKeptHint} isSmall />
          ) : (
            <ul className={styles.kept}>
              {list.map((each) => (
                <li key={each.id} className={styles.one}>
                  <div>
                    <div className={styles.name}>{each.name}</div>
                    <div className="soft small">
                      {texts.size(texts[each.layout], each.columns.length, dateTime(each.usedTime))}
                    </div>
                  </div>
                  <div className={styles.buttons}>
                    <Button size="small" onClick={() => setRenamed(each)}>
                      {texts.rename}
                    </Button>
                    <Button size="small" danger onClick={() => void remove(each)}>
                      {texts.delete}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {renamed && <RenameForm of={renamed} onClose={() => setRenamed(undefined)} />}
    </Drawer>
  )
}
