import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'

const variants = {
  primary: 'primary',
  secondary: 'secondary',
  quiet: 'text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine hover:bg-pine-mist',
}
// Side padding and the largest words shrink on a narrow screen with large letters.
const sizes = {
  small: 'small',
  medium: 'min-h-12 px-[min(1.5rem,6.5vw)] text-base',
  large: 'min-h-14 px-[min(2rem,8.5vw)] text-[min(1.125rem,8.5vw)]/normal',
}

interface ButtonLook {
  children: React.ReactNode
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** As wide as its container. */
  isWide?: boolean
  /** An icon before the words, from lucide-react. */
  icon?: React.ReactNode
  className?: string
}

export interface ButtonProps extends ButtonLook, Omit<React.ComponentProps<'button'>, keyof ButtonLook> {
  /** While work is under way, the button keeps its size and its focus, and cannot be used twice. */
  isLoading?: boolean
}

/** A button that acts on this page. Use ButtonLink for one that leads elsewhere. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    isWide,
    icon,
    className,
    isLoading = false,
    onClick,
    type = 'submit',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={buttonLook({ variant, size, isWide, className })}
    >
      <span className={clsx('inline-flex items-center gap-2', isLoading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <LoaderCircle className="size-6 animate-spin" />
        </span>
      )}
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<React.ComponentProps<typeof Link>, keyof ButtonLook> {}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, variant, size, isWide, icon, className, ...rest } = props
  return (
    <Link {...rest} className={buttonLook({ variant, size, isWide, className })}>
      {icon}
      {children}
    </Link>
  )
}

type ButtonShape = { [K in 'variant' | 'size' | 'isWide' | 'className']?: ButtonLook[K] | undefined }

/** Returns the classes of a button, for the rare element that is neither (a summary, a file label). */
export function buttonLook({ variant = 'primary', size = 'medium', isWide, className }: ButtonShape): string {
  return clsx('edged button', variants[variant], sizes[size], isWide && 'w-full', className)
}
