import styles from './setting.module.css'

/**
 * A shopper's picture, or the first character of the name. Decoration: the name stands beside it.
 */
export function Face({
  avatar,
  nickname,
  large,
}: {
  avatar: string
  nickname: string
  large?: boolean
}) {
  const look = large ? `${styles.face} ${styles.large}` : styles.face
  // What people sent comes in several widths, the drawn ones as they are.
  if (avatar)
    return (
      <img
        className={look}
        src={avatar.startsWith('/pictures/') ? `${avatar}?w=200` : avatar}
        alt=""
      />
    )
  return (
    <span className={look} aria-hidden="true">
      {[...nickname][0]}
    </span>
  )
}
