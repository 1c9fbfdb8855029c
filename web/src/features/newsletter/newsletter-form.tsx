import { checkEmail } from '@hammerdock/domain/checks/person.ts';
import { useId, useState } from 'react';
import { CallError, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import classes from './newsletter-form.module.css';

/** NAV-07. Plain fields: the form is on every page, and a form library would add weight. */
export function NewsletterForm() {
  const id = useId();
  const [complaint, setComplaint] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const subscribe = useCommand('newsletter.subscribeToNewsletter', {
    onDone: () => setSent(true),
    onRefused: (error) => {
      const fieldError = error instanceof CallError ? error.fieldErrors['email'] : undefined;
      setComplaint(fieldError ?? textOf(error));
      return true;
    },
  });
  if (sent) {
    return (
      <p className={classes.sent} role="status">
        Almost there! Please follow the link we emailed you.
      </p>
    );
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('email');
        const email = typeof given === 'string' ? given.trim() : '';
        const wrong = checkEmail(email);
        setComplaint(wrong);
        if (wrong === null) subscribe.mutate({ email });
      }}
    >
      <label className={classes.label} htmlFor={id}>
        Newsletter
      </label>
      <div className={classes.row}>
        <input
          id={id}
          name="email"
          type="email"
          className={classes.field}
          placeholder="Your email"
          autoComplete="email"
          maxLength={254}
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-complaint`}
        />
        <button type="submit" className={classes.button} disabled={subscribe.isPending}>
          Subscribe
        </button>
      </div>
      <p id={`${id}-complaint`} className={classes.complaint} aria-live="polite">
        {complaint}
      </p>
      <p className={classes.note}>New auctions, weekly at most. Unsubscribe anytime.</p>
    </form>
  );
}
