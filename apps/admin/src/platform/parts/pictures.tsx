import { Image } from 'antd'
import { pictureUrl } from '#platform/show.ts'
import styles from './pictures.module.css'

interface PicturesProps {
  pics: readonly { readonly url: string }[]
  /** Side of the small ones, CSS px. */
  size: number
  /** What is said of the picture at a place, from 1. */
  alt: (place: number) => string
}

/** Pictures that people sent, small beside one another, and large on a click. */
export function Pictures({ pics, size, alt }: PicturesProps) {
  if (pics.length === 0) return null
  return (
    <div className={styles.pictures}>
      <Image.PreviewGroup>
        {pics.map(({ url }, index) => (
          <Image
            key={url}
            src={pictureUrl(url, 200)}
            preview={{ src: url }}
            alt={alt(index + 1)}
            width={size}
            height={size}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  )
}
