import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { cartTexts } from './cart.texts.ts'

/** A cart with nothing in it: the shopper's own, or a stranger's. */
export function CartBlank({ isLoggedIn }: { isLoggedIn: boolean }) {
  const texts = cartTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const store = { partnerId: scope.partnerId, storeId: scope.storeId }
  if (!isLoggedIn) {
    return (
      <Empty
        art="cart"
        title={texts.stranger}
        note={texts.strangerNote}
        action={
          <>
            <Button href={href('homeScoped', store)}>{texts.look}</Button>
            <Button kind="primary" onClick={() => navigate(loginHref(scope))}>
              {texts.login}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <Empty
      art="cart"
      title={texts.empty}
      note={texts.emptyNote}
      action={
        <>
          <Button href={href('goodslist', store)}>{texts.categories}</Button>
          <Button kind="primary" href={href('homeScoped', store)}>
            {texts.look}
          </Button>
        </>
      }
    />
  )
}
