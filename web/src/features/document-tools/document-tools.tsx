import { Button, Group } from '@mantine/core';
import { FileDownIcon, PrinterIcon } from 'lucide-react';

/** Prints the page of a document and downloads it as a PDF. */
export function DocumentTools({ pdf }: { readonly pdf: string }) {
  return (
    <Group gap="sm" className="no-print">
      <Button
        component="a"
        variant="default"
        leftSection={<FileDownIcon size={18} />}
        href={pdf}
        download
      >
        Download PDF
      </Button>
      <Button
        variant="default"
        leftSection={<PrinterIcon size={18} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Group>
  );
}
