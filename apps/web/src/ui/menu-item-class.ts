/** Classes of a menu's items. */
export const MENU_ITEM_CLASS =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-3 py-1.5 text-sm outline-none ' +
  'select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-60'
