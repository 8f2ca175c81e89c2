import { Button, Dropdown, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { glossaryTexts } from '../texts.ts'
import { Icon } from '../parts/icons.tsx'
import type { Session } from '../session.ts'
import { useFeedback } from '../use-feedback.ts'
import type { Filters } from './filters.ts'
import { listTexts } from './list.texts.ts'
import { useSavedViews, viewChange, viewQuery, withView } from './saved-views.ts'

interface ViewMenuProps {
  session: Session
  /** Name of the list. */
  list: string
  filters: Filters
  address: URLSearchParams
  change: (wanted: Readonly<Record<string, string | undefined>>) => void
}

/** Views that were kept of a list, and what is asked for now to keep; nothing where neither is. */
export function ViewMenu({ session, list, filters, address, change }: ViewMenuProps) {
  const texts = listTexts.use()
  const feedback = useFeedback()
  const [views, save] = useSavedViews(session, list)
  const [isNaming, setNaming] = useState(false)
  const query = viewQuery(filters, address)
  const shown = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  const onClick = ({ key }: { key: string }) => {
    if (key === 'keep') return setNaming(true)
    if (key === 'drop') return save(views.filter((view) => view !== shown))
    change(viewChange(filters, key.slice(1)))
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          selectedKeys: shown ? [`?${shown.query}`] : [],
          items: [
            ...views.map((view) => ({ key: `?${view.query}`, label: view.name })),
            ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
            shown
              ? { key: 'drop', label: texts.dropView(shown.name), danger: true }
              : { key: 'keep', label: texts.keepView, disabled: query === '' },
          ],
          onClick,
        }}
      >
        <Button>
          {shown?.name ?? texts.views} <Icon name="down" size={14} />
        </Button>
      </Dropdown>
      {isNaming && (
        <NameForm
          onClose={() => setNaming(false)}
          onName={(name) => {
            save(withView(views, { name, query }))
            setNaming(false)
            feedback.done(texts.viewKept)
          }}
        />
      )}
    </>
  )
}

function NameForm({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const texts = listTexts.use()
  const [form] = Form.useForm<{ name: string }>()
  return (
    <Modal
      open
      width={420}
      title={texts.keepView}
      okText={texts.save}
      cancelText={glossaryTexts.use().cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form form={form} layout="vertical" onFinish={({ name }) => onName(name.trim())}>
        <Form.Item
          name="name"
          label={texts.viewName}
          extra={texts.viewHint}
          rules={[{ required: true, whitespace: true, message: texts.viewNeeded }]}
        >
          <Input autoFocus maxLength={20} placeholder={texts.viewExample} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
