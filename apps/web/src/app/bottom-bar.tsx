import { NavLink } from 'react-router'
import type { SidebarItem } from './sidebar.tsx'
import { Waiting } from './waiting.tsx'

/** First screens of an area at the lower edge of narrow windows, where a thumb reaches them. */
export function BottomBar({ label, items }: { label: string; items: readonly SidebarItem[] }) {
  return (
    <nav
      aria-label={label}
      data-bar="bottom"
      className="sticky bottom-0 z-20 border-t border-border bg-surface lg:hidden"
    >
      <ul className="flex">
        {items.map(({ to, text, icon: Icon, end = false, waiting }) => (
          <li key={to} className="min-w-0 grow basis-0">
            <NavLink
              to={to}
              end={end}
              className="relative grid h-14 content-center justify-items-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:text-primary"
            >
              <Icon aria-hidden size={22} strokeWidth={1.75} />
              <span className="max-w-full truncate">{text}</span>
              {waiting && <Waiting {...waiting} className="absolute start-1/2 top-0.5 ms-1.5" />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
