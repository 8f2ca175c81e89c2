import type { SheetFormat } from '@mallard/contract/sheet'
import { Button, Dropdown } from 'antd'
import { Icon } from './icons.tsx'

export interface ExportButtonProps {
  text: string
  isPending: boolean
  onExport: (format: SheetFormat) => void
}

/** Offers a table as a workbook or as text. */
export function ExportButton({ text, isPending, onExport }: ExportButtonProps) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel (.xlsx)' },
          { key: 'csv', label: 'CSV (.csv)' },
        ],
        onClick: ({ key }) => onExport(key === 'csv' ? 'csv' : 'xlsx'),
      }}
    >
      <Button loading={isPending}>
        {text} <Icon name="down" size={14} />
      </Button>
    </Dropdown>
  )
}
