export { LinkProvider, useLink, type LinkComponent, type LinkProps } from './link.tsx'
