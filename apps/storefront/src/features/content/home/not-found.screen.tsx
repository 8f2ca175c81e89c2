import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { defineScreen } from '#platform/screen.ts'
import { notFoundTexts } from './not-found.texts.ts'

/**
 * Read by crawlers and before any script runs; the shell takes a shopper on to the last store's
 * home.
 */
export default defineScreen('notFound', {
  head: ({ locale }) => ({ title: notFoundTexts.of(locale).title, noIndex: true }),
  Screen: () => {
    const texts = notFoundTexts()
    return (
      <Empty
        art="search"
        title={texts.title}
        note={texts.note}
        action={<Button href={href('home')}>{texts.home}</Button>}
      />
    )
  },
})
