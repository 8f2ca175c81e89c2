import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useSession } from '../session.ts'
import { mediaTexts } from './media.texts.ts'

interface FolderSelectProps {
  id?: string
  /** 0: in no folder; undefined: wherever. */
  value?: number | undefined
  onChange?: (value: number | undefined) => void
  /** A picture lies somewhere: "wherever" is no answer. */
  isPlace?: boolean
  label?: string
}

/** One folder of the library. */
export function FolderSelect({ id, value, onChange, isPlace = false, label }: FolderSelectProps) {
  const texts = mediaTexts.use()
  const { api } = useSession()
  const { data } = useQuery(api.mediaAdmin.folders.query())
  const folders = [
    { value: 0, label: texts.unfiled },
    ...(data?.folders.map((folder) => ({ value: folder.id, label: folder.name })) ?? []),
  ]
  return (
    <Select
      {...(id && { id })}
      aria-label={label ?? texts.folder}
      value={value ?? (isPlace ? 0 : -1)}
      onChange={(chosen) => onChange?.(chosen < 0 ? undefined : chosen)}
      options={isPlace ? folders : [{ value: -1, label: texts.all }, ...folders]}
      style={isPlace ? { width: '100%' } : { minWidth: 130 }}
    />
  )
}
