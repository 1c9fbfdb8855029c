import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { HelpContent } from './help-content.tsx';

export function HelpLink() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="sm" px="xs" onClick={open}>
        Need help
      </Button>
      <Modal opened={opened} onClose={close} title="HOW CAN WE HELP YOU?" size="lg">
        <HelpContent onLeave={close} />
      </Modal>
    </>
  );
}
