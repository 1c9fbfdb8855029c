import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  head: () => ({ meta: [{ title: 'Contact us | Hammerdock' }] }),
  component: ContactPage,
});
