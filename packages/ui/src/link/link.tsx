import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

export type LinkComponent = ComponentType<LinkProps> | 'a'

const LinkContext = createContext<LinkComponent>('a')

/**
 * Names the component that draws every link of the kit, so that an app's router can take the click.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export function useLink(): LinkComponent {
  return useContext(LinkContext)
}
