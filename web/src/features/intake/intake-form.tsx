import { TEXT_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { useEffect, useRef, useState } from 'react';
import { useClearCorner } from '../../lib/interaction/clear-corner.ts';
import { takePhoto } from '../../lib/camera/take-photo.ts';
import { useCamera } from '../../lib/camera/use-camera.ts';
import { CameraView } from './camera-view.tsx';
import classes from './intake.module.css';
import { CodeStep, ConditionStep, DetailsStep, PhotosStep } from './steps.tsx';
import type { Intake } from './use-intake.ts';

const WANTED = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

/** The steps of one lot, with the camera above them. */
export function IntakeForm({ intake }: { intake: Intake }) {
  const camera = useCamera(WANTED);
  const [isScanning, setIsScanning] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { step, lot, change, takeCode, finish } = intake;
  const stage = useClearCorner<HTMLDivElement>();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The buttons of each step are where the thumb is.
    stage.current?.scrollIntoView({ block: 'end' });
  }, [step, stage]);
  const wantsShelf = step === 'details' && isScanning;
  const takeShelf = (code: string) => {
    setIsScanning(false);
    change({ shelf: code.slice(0, TEXT_MAX.floorLocation) });
  };
  const shoot = async () =>
    camera.video.current === null
      ? null
      : takePhoto(camera.video.current, `photo-${lot.photos.length + 1}.jpg`);
  const save = async () => {
    setIsSaving(true);
    await finish();
    setIsSaving(false);
  };
  return (
    <div ref={stage} className={classes.stage}>
      <CameraView
        camera={camera}
        hidden={!(step === 'code' || step === 'photos' || wantsShelf)}
        onCode={step === 'code' ? takeCode : wantsShelf ? takeShelf : null}
        ignored={wantsShelf ? lot.code : null}
      />
      {step === 'code' && <CodeStep key={lot.code} intake={intake} />}
      {step === 'photos' && (
        <PhotosStep intake={intake} takePhoto={camera.state === 'blind' ? null : shoot} />
      )}
      {step === 'condition' && <ConditionStep intake={intake} />}
      {step === 'details' && (
        <DetailsStep
          intake={intake}
          isScanning={isScanning}
          onScan={camera.state === 'blind' ? null : () => setIsScanning(!isScanning)}
          isSaving={isSaving}
          onSave={() => void save()}
        />
      )}
    </div>
  );
}
