import { clsx } from 'clsx'

const widths = {
  wide: 'max-w-[90rem] min-[100rem]:max-w-[102rem]',
  page: 'max-w-[80rem]',
  text: 'max-w-[44rem]',
  form: 'max-w-[34rem]',
}

/** The width of the page: side margins that grow with the screen, and a maximum for each kind of content. */
export function Container(props: {
  children: React.ReactNode
  width?: keyof typeof widths
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav'
  className?: string
}) {
  const { as: Element = 'div', width = 'page' } = props
  return (
    <Element className={clsx('mx-auto w-full px-edge sm:px-6 lg:px-8', widths[width], props.className)}>
      {props.children}
    </Element>
  )
}
