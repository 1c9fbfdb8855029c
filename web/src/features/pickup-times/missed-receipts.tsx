import { Alert } from '@mantine/core';

/** Other receipts have other pickup windows. */
export function MissedReceipts({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert color="amber" mt="sm" role="status">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
