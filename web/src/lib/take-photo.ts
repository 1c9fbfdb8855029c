/** What a video shows at this moment, as large as it is; null when it shows nothing. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return photo === null ? null : new File([photo], name, { type: photo.type });
}

/** Near to what the camera saw: the server makes it smaller. */
const QUALITY = 0.92;
