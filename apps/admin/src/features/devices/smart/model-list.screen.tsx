import type { AdminModel } from '@mallard/contract/devices/smart/smart-admin.calls'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count } from '#platform/show.ts'
import { ModelForm } from './model.form.tsx'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'

/** Models of smart devices that the store looks after, the newest first. */
export default defineList({
  texts: smartTexts,
  filters: { q: words() },
  name: 'device-models.list',
  read: (api, asked) => api.smartAdmin.models.query(asked),
  isFresh: true,
  head: ({ texts, open, session: { can } }) => ({
    title: texts.models,
    hint: texts.modelsHint,
    actions: can('service.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <ModelForm of={undefined} onClose={close} />)}
      >
        {texts.newModel}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.searchModels} />,
  rowKey: 'id',
  columns: ({ texts, locale, open, session: { can } }) => [
    {
      title: texts.model,
      key: 'model',
      render: (_, { name, code, pic, goodsName }) => (
        <div className={styles.row}>
          {pic && <Thumb pic={pic} size={56} />}
          <div>
            <strong>{(locale === 'en' && name.en) || name.zh}</strong>
            <div className="soft small">
              {code} · {goodsName}
            </div>
          </div>
        </div>
      ),
    },
    {
      title: texts.ratedMinutes,
      key: 'ratedMinutes',
      width: 160,
      render: (_, { ratedMinutes, meshSn }) => (
        <>
          {count(ratedMinutes)} {texts.minutes}
          <div className="soft small">{meshSn}</div>
        </>
      ),
    },
    {
      title: texts.settings,
      key: 'settings',
      width: 110,
      render: (_, { settings }) => texts.settingsOf(settings.length),
    },
    {
      title: texts.devicesOf,
      key: 'devices',
      width: 90,
      render: (_, { devices }) => count(devices),
    },
    ...(can('service.write')
      ? [
          {
            title: '',
            key: 'acts',
            card: 'last' as const,
            width: 100,
            render: (_: unknown, row: AdminModel) => (
              <Button
                size="small"
                onClick={() => open((close) => <ModelForm of={row} onClose={close} />)}
              >
                {texts.change}
              </Button>
            ),
          },
        ]
      : []),
  ],
  width: 760,
  total: ({ texts }) => texts.totalModels,
  empty: ({ texts }) => ({ title: texts.noModels, text: texts.noModelsHint }),
})
