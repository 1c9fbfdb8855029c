import { Button, Group, Input, PinInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { sameSitePath } from '../../lib/same-site-path.ts';
import { paths } from '../../paths.ts';

interface CodesStepProps {
  readonly token: string;
  readonly referer: string | undefined;
}

const sixDigits = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : 'Enter the 6 digits of the code';

export function CodesStep({ token, referer }: CodesStepProps) {
  const navigate = useNavigate();
  const renewSession = useSessionChange();
  const form = useForm({
    initialValues: { email_code: '', sms_code: '' },
    validate: { email_code: sixDigits, sms_code: sixDigits },
  });
  const verify = useCommand('auth.verifyEmailAndSmsCode', {
    onDone: async () => {
      await renewSession();
      await navigate({ to: sameSitePath(referer) ?? paths.home });
    },
    onRefused: () => true,
  });
  const resendEmail = useCommand('auth.resendEmailCode');
  const resendText = useCommand('auth.resendSMSCode');
  const wish = { registration_token: token };
  return (
    <form noValidate onSubmit={form.onSubmit((codes) => verify.mutate({ ...wish, ...codes }))}>
      <Stack>
        <Code label="Email code" {...form.getInputProps('email_code')} />
        <Code label="Text message code" {...form.getInputProps('sms_code')} />
        {verify.isError ? (
          <Text role="alert" c="red.8">
            {textOf(verify.error)}
          </Text>
        ) : null}
        <Button type="submit" size="md" loading={verify.isPending}>
          Verify and go on
        </Button>
        <Group>
          <Button variant="subtle" size="sm" onClick={() => resendEmail.mutate(wish)}>
            Send the email again
          </Button>
          <Button variant="subtle" size="sm" onClick={() => resendText.mutate(wish)}>
            Send the text message again
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface CodeProps {
  readonly label: string;
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: React.ReactNode;
}

function Code({ label, value, onChange, error }: CodeProps) {
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <PinInput
        length={6}
        type="number"
        oneTimeCode
        aria-label={label}
        {...(value === undefined ? {} : { value })}
        onChange={onChange}
        error={error !== undefined && error !== null}
      />
    </Input.Wrapper>
  );
}
