import { defineScreen } from '#platform/screen.ts'

export default defineScreen('login', {
  query: ['to'],
  Screen: ({ query }) => (
    <>
      <h1>Sign in</h1>
      <p>{query.to}</p>
    </>
  ),
})
