export { useNavigate, usePage, type Navigate } from './context.tsx'
export { Link, type LinkProps } from './link.tsx'
