import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password, with a button that shows it where scripts run. It can be pasted. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? 'Wachtwoord verbergen' : 'Wachtwoord tonen'}
          onClick={() => setShown(!isShown)}
          className="noscript:hidden"
          icon={<Icon className="size-5" aria-hidden="true" />}
        />
      }
    />
  )
}
