import { href } from '@mallard/contract/paths'
import { useEffect, useState } from 'react'
import { Link, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'

/** A kept page: it counts, it is long, and it tells when its effects run and end. */
export default defineScreen(['home', 'homeScoped'], {
  queries: ({ api }) => ({ goods: api.catalog.productList.query({ pageNum: 1 }) }),
  head: () => ({ description: 'home' }),
  Screen: ({ data: { goods }, scope }) => (
    <>
      <h1>Home</h1>
      <Counter />
      <ul>
        {goods.list.map(({ itemId, title }) => (
          <li key={itemId} style={{ height: 120 }}>
            <Link to={href('goods', { itemId, ...scope })} hint={{ title }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  ),
})

function Counter() {
  const [count, setCount] = useState(0)
  const { name } = usePage()
  useEffect(() => {
    document.documentElement.dataset['awake'] = name
    return () => {
      document.documentElement.dataset['awake'] = ''
    }
  }, [name])
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>
}
