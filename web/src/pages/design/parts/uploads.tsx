import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PictureUploader } from '../../../ui/uploader/picture-uploader.tsx';
import { usePictures } from '../../../ui/uploader/use-pictures.ts';
import classes from '../design-page.module.css';
import sofa from '../sofa.webp?url';
import { Section, Sample } from '../section.tsx';

const MOST = 3;
const upload = (file: File) => Promise.resolve({ file_name: file.name, address: sofa });
const refuse = () => Promise.reject(new Error('the stand has no server'));

export function Uploads() {
  const uploads = usePictures(upload, MOST);
  const failing = usePictures(refuse, MOST);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Section title="Uploads">
      <div className={classes.card}>
        <PictureUploader pictures={uploads} most={MOST} />
      </div>
      <Sample label="In a dialog, where each upload fails">
        <Button onClick={open}>Open the dialog</Button>
      </Sample>
      <Modal.Stack>
        <Modal opened={opened} onClose={close} title="Message to admin" stackId="message">
          <PictureUploader pictures={failing} most={MOST} />
        </Modal>
      </Modal.Stack>
    </Section>
  );
}
