import type { ReactNode } from 'react'
import mark from '#platform/mark.svg'
import styles from './login.module.css'
import { staffTexts } from './staff.texts.ts'

export function LoginScreen({ form, corner }: { form: ReactNode; corner: ReactNode }) {
  const texts = staffTexts.use()
  return (
    <main className={styles.page}>
      <div className={styles.corner}>{corner}</div>
      <section className={styles.card}>
        <img className={styles.mark} src={mark} alt="" width={44} height={44} />
        <h1 className={styles.title}>{texts.signIn}</h1>
        <p className={styles.welcome}>{texts.welcome}</p>
        {form}
      </section>
    </main>
  )
}
