import type { ReactNode } from 'react'
import mark from '#platform/mark.svg'
import styles from './login.module.css'

interface LoginScreenProps {
  title: string
  hint: string | undefined
  form: ReactNode
  corner: ReactNode
}

/** A card in the middle: what stands before the back office. */
export function LoginScreen({ title, hint, form, corner }: LoginScreenProps) {
  return (
    <main className={styles.page}>
      <div className={styles.corner}>{corner}</div>
      <section className={styles.card}>
        <img className={styles.mark} src={mark} alt="" width={44} height={44} />
        <h1 className={styles.title}>{title}</h1>
        {hint && <p className={styles.welcome}>{hint}</p>}
        {form}
      </section>
    </main>
  )
}
