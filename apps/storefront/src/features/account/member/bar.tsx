import { NavBar } from '@mallard/ui/nav-bar'
import { useNavigate } from '#platform/navigator/index.ts'

export function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}
