import { Modal } from '@mantine/core';
import { HelpTopics } from './help-topics.tsx';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="HOW CAN WE HELP YOU?" size="lg">
      <HelpTopics onLeave={onClose} />
    </Modal>
  );
}
