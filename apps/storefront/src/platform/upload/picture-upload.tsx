import { Upload, type UploadProps } from '@mallard/ui/upload'
import { useHost } from '#platform/host.ts'

/**
 * The kit's upload, which asks the host's own album for pictures where it has one: inside WeChat a
 * file field takes one at a time.
 */
export function PictureUpload<R extends { url: string }>(props: UploadProps<R>) {
  const host = useHost()
  const choose = host?.can.album ? (max: number) => host.chooseImage({ count: max }) : undefined
  return <Upload choose={choose} {...props} />
}
