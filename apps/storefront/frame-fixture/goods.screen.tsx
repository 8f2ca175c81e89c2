import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import styles from './goods.module.css'

export default defineScreen('goods', {
  queries: ({ api, params }) => ({ goods: api.catalog.detail.query({ id: params.itemId }) }),
  head: (_, { goods }) => ({ title: goods.title }),
  Skeleton: ({ hint }) => <p>Bones of {(hint as { title?: string } | undefined)?.title}</p>,
  Screen: ({ data: { goods } }) => {
    const navigate = useNavigate()
    return (
      <>
        <h1 className={styles.title}>{goods.title}</h1>
        <button onClick={navigate.back}>Back</button>
        <div style={{ height: 3000 }} />
      </>
    )
  },
})
