import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/invoices/$action')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_private/invoices/$action"!</div>;
}
