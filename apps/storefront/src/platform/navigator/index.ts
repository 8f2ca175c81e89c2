export { useNavigate, usePage } from './context.tsx'
export { Link } from './link.tsx'
