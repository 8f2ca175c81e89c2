import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A component whose code arrives when it is first opened. `load` is also what a preload calls.
 * A failed download is tried once more; then the page's error boundary speaks.
 */
export function onFirstUse<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Body = lazy(async () => ({ default: await load().catch(load) }))
  return function FirstUse(props: Props) {
    const [wasOpened, setOpened] = useState(props.open)
    if (props.open && !wasOpened) setOpened(true)
    if (!wasOpened) return null
    return (
      <Suspense fallback={null}>
        <Body {...props} />
      </Suspense>
    )
  }
}
