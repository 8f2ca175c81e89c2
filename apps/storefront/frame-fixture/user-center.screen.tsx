import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'

export default defineScreen('userCenter', {
  queries: ({ api }) => ({ index: api.member.index.query() }),
  Screen: () => <h1>Hello {useSession((session) => session.me?.nickname)}</h1>,
})
