import { clsx } from 'clsx'

export interface IconButtonProps extends Omit<React.ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The button's action, for screen readers and as a hint under the pointer. */
  label: string
  icon: React.ReactNode
  look?: 'plain' | 'floating'
}

/**
 * A button of 44 px that shows only an icon. The hint is the icon's, because a screen reader would read that of the button after its name,
 * and say the same twice.
 */
export function IconButton({
  label,
  icon,
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx('icon-button', look === 'floating' && 'floating', className)}
    >
      <span title={label} className="icon-hint">
        {icon}
      </span>
    </button>
  )
}
