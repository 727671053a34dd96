/** The look of an entry of the account's menu: a row for the thumb where the menu stands below the page, a quiet line beside it. */
export const entryLook =
  'flex min-h-13 w-full items-center gap-4 border-b border-sand py-2 text-left underline-offset-4 hover:text-pine hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-pine lg:min-h-11 lg:border-b-0 lg:border-l-2 lg:py-1.5 lg:pl-4 lg:text-ink-soft lg:aria-[current=page]:border-pine'
