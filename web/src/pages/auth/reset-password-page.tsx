import { readLinkToken } from '@hammerdock/domain/checks/link-token.ts';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isRefusal } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset_password' });
  if (readLinkToken(token) === null) return <DeadLink why={CUT_OFF} />;
  return <NewPassword token={token} />;
}

const CUT_OFF = 'This link is not complete. It may have been cut off in your email.';

/** Says so before the new password is typed, where that is known. */
const DeadLink = ({ why }: { readonly why: string }) => (
  <AuthCard title="Choose a new password" lead="You need a valid link for this.">
    <Stack>
      <Text role="alert" c="var(--mantine-color-error)">
        {why}
      </Text>
      <LinkButton to={paths.forgotPassword} size="md">
        Request a new link
      </LinkButton>
    </Stack>
  </AuthCard>
);

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    enhanceGetInputProps: markInvalid,
    initialValues: { new_password: '', confirm_password: '' },
    validate: {
      new_password: checkPassword,
      confirm_password: (confirmation: string, values) =>
        checkConfirmation({ password: values.new_password, confirmation }),
    },
  });
  const beside = besideFields(form, { PasswordTooCommon: 'new_password' });
  const change = useCommand('auth.changePassword', {
    onDone: () => navigate({ to: paths.login }),
    onRefused: (error) => beside(error) || isRefusal(error, 'ResetLinkInvalid'),
  });
  if (isRefusal(change.error, 'ResetLinkInvalid')) {
    return <DeadLink why={sentenceOf('ResetLinkInvalid')} />;
  }
  return (
    <AuthCard title="Choose a new password" lead="This signs you out on all other devices.">
      <form
        noValidate
        onSubmit={form.onSubmit((values) => change.mutate({ token, ...values }), focusInvalid)}
      >
        <Stack>
          <NewPasswordFields
            form={form}
            name="new_password"
            label="New password"
            password={form.values.new_password}
          />
          <Button type="submit" size="md" loading={change.isPending}>
            Save password
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
